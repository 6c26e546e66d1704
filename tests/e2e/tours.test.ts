import { flow as application } from '#tests/flows/application.flow.ts';
import { flow as picture } from '#tests/flows/picture.flow.ts';
import { flow as secondFactor } from '#tests/flows/second-factor.flow.ts';
import { flow as signIn } from '#tests/flows/sign-in.flow.ts';
import { takeTours } from './take-tours.ts';

/** What jsdom cannot do: cookies, uploads, pictures. All other flows are toured in tours.nightly.test.ts. */
takeTours([application, picture, secondFactor, signIn]);
