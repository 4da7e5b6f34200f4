// A small game of our own, written for this measurement: boardgame.io comes with no card game.
//
// Forty cards, four each of 1 to 10; five to each of two players, one face up. On a turn a player takes the top card of
// the pile or of the discards, and then lays off one of six. When the pile is empty the lower hand wins.

const CARDS = Array.from({ length: 40 }, (_, number) => 1 + (number % 10));
const HAND = 5;

function drawn({ G }, fromDiscards) {
  const from = fromDiscards ? G.discards : G.pile;
  G.taken = true;
  return from.pop();
}

export const LowHand = {
  name: "low-hand",
  setup: ({ ctx, random }) => {
    const pile = random.Shuffle(CARDS);
    const hands = Array.from({ length: ctx.numPlayers }, () => pile.splice(0, HAND));
    return { pile, discards: [pile.pop()], hands, taken: false };
  },
  turn: { minMoves: 2, maxMoves: 2, onEnd: ({ G }) => void (G.taken = false) },
  moves: {
    take: (here, fromDiscards) => void here.G.hands[Number(here.ctx.currentPlayer)].push(drawn(here, fromDiscards)),
    lay: ({ G, ctx }, place) => {
      const [card] = G.hands[Number(ctx.currentPlayer)].splice(place, 1);
      G.discards.push(card);
    },
  },
  endIf: ({ G }) => {
    if (G.pile.length > 0 || G.taken) return undefined;
    const sums = G.hands.map((hand) => hand.reduce((sum, card) => sum + card, 0));
    return { winner: String(sums.indexOf(Math.min(...sums))) };
  },
};

/** What may be done now: the core of boardgame.io leaves that to its games. */
export function legal({ G, ctx }) {
  if (!G.taken) return G.discards.length > 0 ? [["take", false], ["take", true]] : [["take", false]];
  return G.hands[Number(ctx.currentPlayer)].map((_, place) => ["lay", place]);
}
