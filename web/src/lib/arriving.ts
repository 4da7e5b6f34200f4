// What arrives of a game, made for tests: only what the server could send compiles.

import type { Choice, Line } from '../generated/messages'

type SlotsOf<Union extends { slots: unknown }, Tag> = Extract<Union, Tag>['slots']
type FirstWord<Text> = Text extends `${infer Word} ${string}` ? Word : Text

/** Makes the lines of a game, as in `line('boarded', { … })`, with exactly the slots of the event. */
export function linesOf<Told extends Line>() {
  return <Key extends Told['key']>(key: Key, slots: SlotsOf<Told, { key: Key }>) =>
    ({ entry: 1, clause: '', key, slots }) as Extract<Told, { key: Key }>
}

/** Makes the choices of a game from their words, as in `choice('board C4', { crossing: 'C4' })`. */
export function choicesOf<May extends Choice>() {
  return <Action extends string>(action: Action, slots: SlotsOf<May, { verb: FirstWord<Action> }>) =>
    ({ action, verb: action.split(' ')[0], slots }) as unknown as Extract<May, { verb: FirstWord<Action> }>
}
