export const proficiencies = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'NATIVE'] as const;
export const expertiseLevels = ['BEGINNER', 'INTERMEDIATE', 'ADVANCED', 'EXPERT'] as const;

export type Proficiency = (typeof proficiencies)[number];
export type ExpertiseLevel = (typeof expertiseLevels)[number];
