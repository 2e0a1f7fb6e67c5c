/** A small reckoning of snooker balls on a table: where each ball is at each frame after the break. */
import { snookerBalls } from './snooker.ts';

/** One ball at one moment, in shares of the table's length and in its own colour. */
export interface Rolling {
  x: number;
  y: number;
  colour: string;
  down: boolean;
}

interface Moving extends Rolling {
  dx: number;
  dy: number;
}

const long = 2;
const wide = 1;

/** Plays the break and returns the balls of every frame; the table is 2 long and 1 wide. */
export function breakShot(frames: number, radius = 0.034, speed = 0.135): Rolling[][] {
  const at = (x: number, y: number, colour: string): Moving => ({
    x,
    y,
    colour,
    down: false,
    dx: 0,
    dy: 0,
  });
  const white = at(0.34, 0.62, snookerBalls.white);
  const balls: Moving[] = [
    white,
    at(0.42, 0.34, snookerBalls.green),
    at(0.42, 0.66 + 0.05, snookerBalls.yellow),
    at(0.42, 0.5, snookerBalls.brown),
    at(1, 0.5, snookerBalls.blue),
    at(1.37, 0.5, snookerBalls.pink),
    at(1.82, 0.5, snookerBalls.black),
  ];
  for (let column = 0; column < 5; column += 1)
    for (let row = 0; row <= column; row += 1)
      balls.push(
        at(
          1.37 + radius * 2.05 + column * radius * 1.76,
          0.5 + (row - column / 2) * radius * 2.04,
          snookerBalls.red,
        ),
      );
  const aim = Math.atan2(0.5 + radius * 1.1 - white.y, 1.4 - white.x);
  [white.dx, white.dy] = [Math.cos(aim) * speed, Math.sin(aim) * speed];
  const kept: Rolling[][] = [];
  const slices = 8;
  for (let frame = 0; frame < frames; frame += 1) {
    kept.push(balls.map(({ x, y, colour, down }) => ({ x, y, colour, down })));
    for (let slice = 0; slice < slices; slice += 1) step(balls, radius, slices);
    for (const ball of balls) {
      ball.dx *= 0.98;
      ball.dy *= 0.98;
      if (Math.hypot(ball.dx, ball.dy) < 0.0006) [ball.dx, ball.dy] = [0, 0];
    }
  }
  return kept;
}

function step(balls: Moving[], radius: number, slices: number): void {
  for (const ball of balls) {
    if (ball.down) continue;
    ball.x += ball.dx / slices;
    ball.y += ball.dy / slices;
    const nearPocket = [0, long / 2, long].some((x) =>
      [0, wide].some((y) => Math.hypot(ball.x - x, ball.y - y) < radius * 1.7),
    );
    if (nearPocket && ball.colour === snookerBalls.red) {
      ball.down = true;
      continue;
    }
    if (ball.x < radius || ball.x > long - radius) {
      ball.dx *= -0.86;
      ball.x = Math.min(long - radius, Math.max(radius, ball.x));
    }
    if (ball.y < radius || ball.y > wide - radius) {
      ball.dy *= -0.86;
      ball.y = Math.min(wide - radius, Math.max(radius, ball.y));
    }
  }
  for (const [index, one] of balls.entries())
    for (const other of balls.slice(index + 1)) {
      if (one.down || other.down) continue;
      const [x, y] = [other.x - one.x, other.y - one.y];
      const apart = Math.hypot(x, y);
      if (apart === 0 || apart >= radius * 2) continue;
      const [nx, ny] = [x / apart, y / apart];
      const push = (radius * 2 - apart) / 2;
      one.x -= nx * push;
      one.y -= ny * push;
      other.x += nx * push;
      other.y += ny * push;
      const closing = (one.dx - other.dx) * nx + (one.dy - other.dy) * ny;
      if (closing <= 0) continue;
      const give = closing * 0.97;
      one.dx -= give * nx;
      one.dy -= give * ny;
      other.dx += give * nx;
      other.dy += give * ny;
    }
}
