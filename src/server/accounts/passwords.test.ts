import { describe, expect, it } from 'vitest';
import { passwordCommon } from '#rules/password.ts';
import { required, tooLong, tooShort } from '#rules/problems.ts';
import { newPasswordProblem } from './passwords.ts';

const owner = { username: 'blue.bay', email: 'hello@bay.example', name: 'Mira Okyanus' };

const listed = `1234567890 1234567891 12345678910 0987654321 9876543210 0123456789 123456789a 123456789q 1122334455
  1029384756 1357924680 123123123123 qwertyuiop qwerty12345 qwerty123456 1q2w3e4r5t 1qaz2wsx3edc zaq12wsxcde3
  asdfghjkl1 zxcvbnm123 qwe123qwe123 password12 password123 password1234 mypassword passwordpassword administrator
  changeme123 letmein123 iloveyou12 iloveyou123 iloveyousomuch basketball football123 superman123 princess12 manchester
  realmadrid trustno1trustno1 minecraft1 abcdefghij abcd123456 aaaaaaaaaa 7777777777`;

const dressed = `Password1! Password123! P@ssw0rd123 P@ssw0rd123! Pa55word2024 Passw0rd!! Welcome123! Welcome2025! Summer2024!
  Winter2025! Spring2025! Qwerty123! Qwer1234!@ 1qaz@WSX3edc !QAZ2wsx3edc zaq1@WSX12 Admin@12345 Admin123!! ChangeMe123!
  Letmein123! iloveyou1! ILoveYou!! Dragon_123 Monkey2023 J3nnif3r123! Michael1990! Football#1 HelloWorld1 abcABC123!
  Aa123456789 asdf1234!! test123456 google1234 secret12345 drowssap123 correcthorsebatterystaple contraseña1 tequieromucho1
  ilovemydog1 travelblog1`;

const turkish = `Istanbul34! İstanbul1453 Galatasaray1905 Fenerbahce1907! besiktas1903 trabzonspor61 Ankara06!!
  sifre12345 Şifre2024! parola1234 askim12345 seniseviyorum mustafakemal ataturk1881 turkiye1923 mehmet1234 bismillah1 Yilmaz1990!
  askimbenim1 seninleben1 ozgur.2001`;

const ofTheOwner = `bluebay2026 blue.bay123 MiraOkyanus1! Okyanus-1987 okyanus123 Vaya2026!! hello@bay.example Hello@Bay.Example1`;

const good = [
  'sail-beyond-kekova',
  'rooms-with-a-view',
  'keep-the-lights-on',
  'open-sesame-1',
  'beyond-the-last-bay',
  'wind-over-datca',
  'seven green kettles',
  'purple-tractor-42',
  'two-slow-donkeys',
  'quietharbour99',
  'çay-bardağı-kırıldı',
  'şu  dağın ardı',
  'yarin-yine-gel',
  'tG7#kq92Lm',
  'xK9vQ2mZp1',
  'hV3jwpQz8!',
  '71 08 36 94 25',
  'my-password-is-not-here',
];

const each = (words: string) => words.trim().split(/\s+/);

describe('a new password', () => {
  it.each(each(listed))('%s is refused, being in every list', async (password) => {
    expect(await newPasswordProblem(password, owner)).toEqual(passwordCommon);
  });

  it.each(each(dressed))('%s is refused: a common one, dressed up', async (password) => {
    expect(await newPasswordProblem(password, owner)).toEqual(passwordCommon);
  });

  it.each(each(turkish))('%s is refused, being common in Turkey', async (password) => {
    expect(await newPasswordProblem(password, owner)).toEqual(passwordCommon);
  });

  it.each(each(ofTheOwner))('%s is refused, being made of the names of its owner', async (password) => {
    expect(await newPasswordProblem(password, owner)).toEqual(passwordCommon);
  });

  it.each(['ｐａｓｓｗｏｒｄ１２３', 'ＭｉｒａＯｋｙａｎｕｓ１'])(
    '%s is refused: it is hashed as ordinary letters',
    async (password) => {
      expect(await newPasswordProblem(password, owner)).toEqual(passwordCommon);
    },
  );

  it.each(good)('%s is taken', async (password) => {
    expect(await newPasswordProblem(password, owner)).toBeNull();
  });

  it('is taken for a hard end behind an easy beginning, and refused for no end of easy ones', async () => {
    expect(await newPasswordProblem(`${'password'.repeat(20)}xK9vQ2mZp1tG7#kq92Lm`, owner)).toBeNull();
    for (const easy of ['password', 'p@$$w0rd!', 'qwertyuiop'])
      expect(await newPasswordProblem(easy.repeat(20), owner)).toEqual(passwordCommon);
  });

  it('has from 10 to 200 characters', async () => {
    expect(await newPasswordProblem('', owner)).toEqual(required);
    expect(await newPasswordProblem('xK9vQ2mZp', owner)).toEqual(tooShort(10));
    expect(await newPasswordProblem('x'.repeat(201), owner)).toEqual(tooLong(200));
  });
});
