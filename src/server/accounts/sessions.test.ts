import { describe, expect, it } from 'vitest';
import { parseUserAgent } from './sessions.ts';

const mozilla = (rest: string) => `Mozilla/5.0 (${rest}`;
const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const iPhone = 'iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

describe('the words for a device', () => {
  it.each([
    ['Chrome', 'Windows', mozilla(`Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`)],
    ['Edge', 'Windows', mozilla(`Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`)],
    ['Opera', 'macOS', mozilla(`Macintosh; Intel Mac OS X 10_15_7) ${chrome} Safari/537.36 OPR/120.0.0.0`)],
    [
      'Safari',
      'macOS',
      mozilla('Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.5 Safari/605.1.15'),
    ],
    ['Safari', 'iPhone', mozilla(`${iPhone} Version/18.5 Mobile/15E148 Safari/604.1`)],
    ['Chrome', 'iPhone', mozilla(`${iPhone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`)],
    ['Firefox', 'Android', mozilla('Android 15; Mobile; rv:142.0) Gecko/142.0 Firefox/142.0')],
    [
      'Samsung Internet',
      'Android',
      mozilla(`Linux; Android 15; K) SamsungBrowser/28.0 ${chrome} Mobile Safari/537.36`),
    ],
    ['Firefox', 'Linux', mozilla('X11; Ubuntu; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0')],
    ['Chrome', 'ChromeOS', mozilla(`X11; CrOS x86_64 16181.61.0) ${chrome} Safari/537.36`)],
    [null, null, 'curl/8.5.0'],
    [null, null, ''],
  ])('are %s and %s', (browser, system, agent) => {
    expect(parseUserAgent(agent)).toEqual({ browser, system });
  });

  it('are read from the first 500 characters only, because patterns are slow on long texts', () => {
    expect(parseUserAgent(`${'.'.repeat(488)} Firefox/142`).browser).toBe('Firefox');
    expect(parseUserAgent(`${'.'.repeat(500)} Firefox/142`).browser).toBeNull();
  });
});
