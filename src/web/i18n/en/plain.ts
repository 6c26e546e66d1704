export const plain = {
  notFoundTitle: 'Page not found',
  notFound: 'There is nothing at this address. It may have moved on.',
  start: 'Back to the start',
  bankDoneTitle: 'Bank Details Submitted!',
  bankDone: 'Our team will review your details and finalize your activation.',
  signIn: 'Sign in',
  bankMail: 'You will receive an email confirmation.',
};
