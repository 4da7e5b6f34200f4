"""pgx: many games at once, a step of all of them in one vectorised call of JAX on the processor.

Finished games begin anew within the step. The clock is processor time of all of JAX's threads.
"""

from typing import Any

import jax
import pgx

from benchmarks.peers.protocol import Counts, Task, serve

GAMES = ("leduc_holdem", "sparrow_mahjong", "backgammon")
BATCH = 1024
STEPS = 16  # in one compiled call
UNCOUNTED = 320  # steps, so that the games, which begin together, no longer end together


def batch(name: str) -> Task:
    """Steps of a batch with uniform choices among the legal actions; chance falls inside and is not counted."""
    game = pgx.make(name)
    step = jax.vmap(pgx.experimental.auto_reset(game.step, game.init))

    def once(carried: tuple[Any, Any], _: None) -> tuple[tuple[Any, Any], Any]:
        state, key = carried
        key, choosing, falling = jax.random.split(key, 3)
        likings = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        actions = jax.random.categorical(choosing, likings, axis=-1)
        state = step(state, actions, jax.random.split(falling, BATCH))
        return (state, key), (state.terminated | state.truncated).sum()

    run = jax.jit(lambda carried: jax.lax.scan(once, carried, None, length=STEPS))
    begun = jax.jit(jax.vmap(game.init))(jax.random.split(jax.random.PRNGKey(1), BATCH))
    kept: list[tuple[Any, Any]] = [(begun, jax.random.PRNGKey(2))]
    for _ in range(UNCOUNTED // STEPS):
        kept[0], _ = run(kept[0])

    def play(times: int) -> Counts:
        games = 0
        for _ in range(times):
            kept[0], ended = run(kept[0])
            games += int(ended.sum())
        return Counts(times * STEPS * BATCH, 0, games)

    return play


if __name__ == "__main__":
    jax.config.update("jax_platforms", "cpu")
    serve({f"batch {name}": batch(name) for name in GAMES}, ["pgx", "jax"])
