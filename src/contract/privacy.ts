/** The version of the privacy notice that an applicant reads today. Free of schemas, so that a chart may import it. */
export const privacyVersion = '2026-11-30';
