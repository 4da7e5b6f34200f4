// Measures boardgame.io when asked, as benchmarks/peers/protocol.py says: headless, through its plain Client.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";

import { LowHand, legal } from "./game.js";

const { Client } = createRequire(import.meta.url)("boardgame.io/client");
const { version } = JSON.parse(readFileSync(new URL("node_modules/boardgame.io/package.json", import.meta.url), "utf8"));

function play(games) {
  let steps = 0;
  for (let game = 0; game < games; game++) {
    const client = Client({ game: LowHand, numPlayers: 2, debug: false });
    client.start();
    let state = client.getState();
    while (state.ctx.gameover === undefined) {
      const actions = legal(state);
      const [move, ...words] = actions[Math.floor(Math.random() * actions.length)];
      client.moves[move](...words);
      state = client.getState();
      steps += 1;
    }
    client.stop();
  }
  return { steps, chance: 0, games };
}

function timed(games) {
  const begun = process.cpuUsage();
  const counts = play(games);
  const { user, system } = process.cpuUsage(begun);
  return { seconds: (user + system) / 1e6, ...counts };
}

const WARM_UP = 2; // seconds until Node has compiled what it will

let times = 0;

function measure(seconds) {
  if (times === 0) {
    for (let warm = 0; warm < WARM_UP; ) warm += timed(1).seconds;
    times = 1;
    let { seconds: spent } = timed(times);
    while (spent < seconds / 4) {
      times *= 4;
      ({ seconds: spent } = timed(times));
    }
    times = Math.max(1, Math.round((times * seconds) / spent));
  }
  return timed(times);
}

console.log(JSON.stringify({ versions: { "boardgame.io": version, node: process.version.slice(1) } }));
for await (const line of createInterface({ input: process.stdin })) {
  const asked = JSON.parse(line);
  const known = asked.task === "loop low-hand";
  console.log(JSON.stringify(known ? measure(asked.seconds) : { error: `there is no task ${asked.task}` }));
}
