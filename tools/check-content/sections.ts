/** A section that a type of page must have: its name, and how its heading reads. */
export type Section = {name: string; heading: RegExp};

const NEXT: Section = {name: 'What’s next', heading: /^What's next$/};

/** The sections of each page type in order; others may stand between, but none after the last. */
export const SECTIONS: Readonly<Record<string, readonly Section[]>> = {
  concept: [
    {name: 'Why it matters', heading: /^Why it matters$/},
    {name: 'How it works', heading: /^How it works$/},
    {name: 'Limits', heading: /^Limits$/},
    NEXT,
  ],
  tutorial: [
    {name: 'What you’ll have at the end', heading: /^What you'll have/},
    {name: 'What you need', heading: /^What you need$/},
    {name: '1. …', heading: /^1\. /},
    {name: 'Clean up', heading: /^Clean up$/},
    NEXT,
  ],
  'how-to': [
    {name: 'Prerequisites', heading: /^Prerequisites$/},
    {name: 'Verify it', heading: /^Verify\b/},
    {name: 'Troubleshooting', heading: /^Troubleshooting$/},
    NEXT,
  ],
  reference: [{name: 'See also', heading: /^See also$/}],
};
