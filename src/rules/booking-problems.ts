import { maxNights, maxNoteLength, type StayType } from '#contract/booking-choices.ts';
import { daysAfter, nightsBetween } from './booking-days.ts';
import { type Problem, type Problems, problem, problemsIn, required, tooLong } from './problems.ts';

/** The form of a request or an invitation. '' = not chosen or typed yet. */
export interface StayForm {
  hotelName: string;
  cityName: string;
  checkIn: string;
  checkOut: string;
  stayType: StayType | null;
  deliverables: readonly { platform: string; kind: string; count: number }[];
  budgetPerNight: number | null;
  currency: string | null;
}

type StayField = keyof StayForm;

/** What is wrong with a stay, the first problem of each field in the order of the form; tomorrow is a day of the city of the hotel. */
export function stayProblems(form: StayForm, tomorrow: string): Problems<StayField> {
  return problemsIn({
    cityName: form.cityName.trim() === '' ? required : null,
    ...dayProblems(form, tomorrow),
    hotelName: form.hotelName.trim() === '' ? required : null,
    stayType: form.stayType === null ? required : null,
    deliverables: form.deliverables.length === 0 && form.stayType !== 'paid' ? deliverableNeeded : null,
    currency: form.budgetPerNight !== null && form.currency === null ? required : null,
    budgetPerNight: form.budgetPerNight === null && form.currency !== null ? required : null,
  });
}

/** The same for a creator's request, which says by which number they are reached. */
export const requestProblems = (
  form: StayForm & { contactPhone: string },
  tomorrow: string,
): Problems<StayField | 'contactPhone'> => ({
  ...stayProblems(form, tomorrow),
  ...problemsIn({ contactPhone: form.contactPhone.trim() === '' ? required : null }),
});

/** What is wrong with the days of a stay. */
export const stayDayProblems = (days: Days, tomorrow: string): Problems<keyof Days> =>
  problemsIn(dayProblems(days, tomorrow));

/** What is wrong with the day by which an offer is to be answered. */
export function replyByProblem(
  replyBy: string,
  { today, checkIn }: { today: string; checkIn: string },
): Problem | null {
  if (replyBy === '') return required;
  if (replyBy < today) return notBeforeToday;
  return replyBy < checkIn ? null : replyByTooLate;
}

export function noteProblem(content: string): Problem | null {
  if (content.trim() === '') return emptyNote;
  return content.trim().length > maxNoteLength ? tooLong(maxNoteLength) : null;
}

interface Days {
  checkIn: string;
  checkOut: string;
}

function dayProblems({ checkIn, checkOut }: Days, tomorrow: string): Record<keyof Days, Problem | null> {
  return {
    checkIn: checkIn === '' ? required : checkIn < tomorrow ? tooEarly : checkIn > farthest(tomorrow) ? tooFar : null,
    checkOut: checkOut === '' ? required : checkIn === '' ? null : checkOutProblem({ checkIn, checkOut }),
  };
}

function checkOutProblem({ checkIn, checkOut }: Days): Problem | null {
  if (checkOut <= checkIn) return checkOutFirst;
  return nightsBetween(checkIn, checkOut) > maxNights ? tooManyNights : null;
}

/** Hotels publish no prices further ahead. */
const farthest = (tomorrow: string): string => daysAfter(tomorrow, 730);

const tooEarly = problem({ en: '{label} must be tomorrow or later', tr: '{label} yarın veya daha sonra olmalıdır' });

const tooFar = problem({
  en: '{label} must be within the next two years',
  tr: '{label} önümüzdeki iki yıl içinde olmalıdır',
});

const checkOutFirst = problem({
  en: 'Check-out must be after check-in',
  tr: 'Çıkış tarihi giriş tarihinden sonra olmalıdır',
});

const tooManyNights: Problem = {
  text: { en: 'A stay can be at most {max} nights long', tr: 'Bir konaklama en fazla {max} gece sürebilir' },
  params: { max: maxNights },
};

const deliverableNeeded = problem({
  en: 'Please add at least one deliverable, or choose a paid stay',
  tr: 'Lütfen en az bir içerik ekleyin veya ücretli konaklamayı seçin',
});

const notBeforeToday = problem({ en: '{label} must be today or later', tr: '{label} bugün veya daha sonra olmalıdır' });

const replyByTooLate = problem({
  en: '{label} must be before check-in',
  tr: '{label} giriş tarihinden önce olmalıdır',
});

const emptyNote = problem({ en: 'Note cannot be empty', tr: 'Not boş olamaz' });
