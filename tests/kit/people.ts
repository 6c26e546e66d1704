/** A company whose bank details are whole and right. */
export const companyDetails = {
  accountType: 'company',
  name: 'Deniz Yacht Ltd',
  iban: 'TR330006100519786457841326',
  taxNumber: '1234567890',
  taxOffice: 'Kaş',
  address: 'Liman Sokak 3',
  city: 'Antalya',
  district: 'Kaş',
  country: 'Turkey',
} as const;

/** What the page of an application says before it is decided. */
export const statusOnHold = {
  status: 'ONHOLD',
  reference: 'VA-12345678',
  fullName: 'Deniz Yıldız',
  appliedAt: Date.parse('2026-05-20T12:00Z'),
  decidedAt: null,
  reason: null,
  reasonText: null,
  mayApplyAgainAt: null,
  hasPassword: false,
  bankDetails: 'missing',
  isActive: false,
  bankDetailsAt: null,
  isSuspended: false,
  activeSince: null,
  username: 'deniz',
  mailedTo: 'd•••@mail.example',
} as const;

/** The same, once it was. */
export const statusApproved = {
  ...statusOnHold,
  status: 'APPROVED',
  decidedAt: Date.parse('2026-06-01T12:00Z'),
} as const;
