import { setTime } from './stage-time.ts';
import { letTimersFollow } from './world-timers.ts';

const pollMs = 1_000;
const address = '/api/qa/clock';

/** In a world, the page has the world's time from its first script on, and follows each move of the clock. */
function followWorld(): void {
  const realNow = Date.now;
  let aheadMs = 0;
  const passTime = letTimersFollow();
  const follow = (wanted: number) => {
    const passed = wanted - aheadMs;
    aheadMs = wanted;
    if (passed > 0) passTime(passed);
  };
  setTime(() => realNow() + aheadMs);
  // The scripts of the product read the time while they load, so this one answer is waited for.
  const request = new XMLHttpRequest();
  request.open('GET', address, false);
  request.send();
  if (request.status === 200) aheadMs = JSON.parse(request.responseText).aheadMs;
  setInterval(() => {
    fetch(address)
      .then((response) => response.json())
      .then(
        ({ aheadMs: wanted }) => follow(wanted),
        () => {},
      );
  }, pollMs);
}

/** The server gives each world a host name of its own. */
if (/^[0-9a-f]{8}\.localhost$/.test(location.hostname)) followWorld();
