import { flows, journeys } from './flows.ts';
import { mutationScore } from './mutation.ts';
import { letPass } from '../mutation/let-pass.ts';
const s = await mutationScore(flows['blog-editing']!.model, journeys['blog-editing']!);
console.log(JSON.stringify({ s: s.survived, known: Object.keys(letPass['blog-editing']!) }, null, 1));
