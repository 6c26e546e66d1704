export const proficiencies = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'NATIVE'] as const;
export const expertiseLevels = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'EXPERT'] as const;
export const approvals = ['ONHOLD', 'APPROVED', 'REJECTED'] as const;
/** WITHDRAWN by the applicant, CLOSED with the account; applicants see only an `Approval`. */
export const applicationStates = [...approvals, 'WITHDRAWN', 'CLOSED'] as const;

export type Proficiency = (typeof proficiencies)[number];
export type ExpertiseLevel = (typeof expertiseLevels)[number];
export type Approval = (typeof approvals)[number];
export type ApplicationState = (typeof applicationStates)[number];
