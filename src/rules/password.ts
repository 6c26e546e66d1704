import { fold } from './fold.ts';
import type { Problem } from './problems.ts';

export const passwordLeast = 10;
export const passwordMost = 200;

/** The commonest ones of ten characters and more in published lists; shorter ones are refused for their length. */
const common = new Set(
  '1234567890 12345678910 123456789a 0123456789 0987654321 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx3edc q1w2e3r4t5 q1w2e3r4t5y6 qwertyuiop qwerty1234 qwerty12345 qwerty123456 qwertyuiop123 qwe123qwe123 asdfghjkl1 asdfghjkl123 asdfghjkl; zxcvbnm123 password12 password123 password1234 password12345 passw0rd123 p@ssw0rd123 password01 password11 mypassword mypassword1 yourpassword changeme123 letmein123 letmein1234 welcome123 welcome1234 iloveyou123 iloveyou12 iloveyou11 iloveyousomuch princess123 sunshine123 football123 football12 baseball123 basketball superman123 batman12345 dragon12345 master12345 monkey12345 michael123 charlie123 jennifer123 computer123 internet123 administrator admin12345 admin123456 administrator1 liverpool123 liverpool1 manchester manchesterunited chelsea123 arsenal123 barcelona1 barcelona123 galatasaray galatasaray1905 fenerbahce fenerbahce1907 besiktas1903 trabzonspor trabzonspor61 turkiye123 istanbul34 istanbul1453 mustafakemal ataturk1881 abcdefghij abcdefghijk abcdefghijklmnop abcd123456 abcd1234567 abc1234567 abc123abc123 aaaaaaaaaa 1111111111 0000000000 1212121212 1122334455 11223344556677 1234512345 123123123123 123321123321 1234554321 987654321a 9876543210 7777777777 5555555555 6666666666 8888888888 9999999999 2222222222 3333333333 4444444444 1029384756 147258369a 1357924680 2468013579 trustno1trustno1 whatever123 starwars123 pokemon123 minecraft123 minecraft1 samsung123 samsung1234 qazwsxedcrfv qazwsxedc123 zaq12wsxcde3 1qazxsw23edc'.split(
    ' ',
  ),
);

/** Long enough, not one that everybody tries first, and not one's own name. */
export function passwordProblem(password: string, own: readonly string[] = []): Problem | null {
  if (password === '') return { name: 'required' };
  if ([...password].length < passwordLeast) return { name: 'tooShort', params: { least: passwordLeast } };
  if (password.length > passwordMost) return { name: 'tooLong', params: { most: passwordMost } };
  return isGuessable(fold(password), own) ? { name: 'passwordCommon' } : null;
}

function isGuessable(password: string, own: readonly string[]): boolean {
  if (common.has(password)) return true;
  if (new Set(password).size < 4) return true;
  return own.map(fold).some((name) => name.length >= 4 && password.replaceAll(name, '').length < 4);
}
