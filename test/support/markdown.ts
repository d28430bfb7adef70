/** Kept in a line: titles, options and what stands beside a mark. */
const lines = /^(subtopic|cognitiveDescription|title|source|text|name)$/;
/** Written by code or by the course's document, or one of a few values. */
const others =
  /^(id|at|code|kind|key|label|language|state|status|quote|place|document|documentName|sourceDocument|sessionName|message|engineNotice|documents|courseInfo|indicators|taskName|taskType|type|cloStatement|alternateCode|sourceCode|hp|topic|topics|displayFormat|clo|row|answer|alsoRight|place|courseName|courseCode|courseLabel|creditValue|credit|week|range|questionType|cognitiveLevel|style|criterion|priority|reviewedAt|createdAt|generatedDate|startDate|dueDate|duration|documentType|author|year|hpp|domain|domains|outcomes|skills|faculty|programme|institution|commonHP|commonDomains|courses|citations|facts|statistics|sections|objectives|illustrations|kbatCompliance|assessmentType|courseAssessment|turnitinEquivalent|confidence|measured|verdict|gradeInterpretation|publishability|grade|before|cappedBy|metadata|flags|warnings|hpAllocation|checks|number|numbers|taskCode|kppbModel|cloIds|cloNumber|level|methods|references|subtopics|descriptor|tasksSummary|progress|error|fact|evidence|against)$/;

const marked = (text: string): string =>
  [
    '## Langkah **satu**',
    text,
    '',
    `**Nota:** dan *serong* dengan \`kod\`, __dua kata__:`,
    '- **CLO1** satu',
    '* dua',
    '  1. dalam',
    '  2. lagi',
    '',
    '1. pertama',
    '2. *kedua*',
    '',
    '| Kod | **Wajaran** | Perkara |',
    '|---|:-:|---|',
    '| KKK4123 | 40% | **Tugasan** bertulis<br>berkumpulan |',
    '> Petikan',
  ].join('\n');

/** What no reader may see of it. */
export const markdownMarks = /[*|#`]|__|<br>/;

/** An artefact whose written texts use Markdown of every kind. */
export const inMarkdown = <T>(value: T, key = ''): T => {
  if (typeof value === 'string') {
    if (value.trim() === '' || (others.test(key) && key !== 'descriptor')) return value;
    return (lines.test(key) || value.length < 25 ? `**${value}**` : marked(value)) as T;
  }
  if (Array.isArray(value)) return value.map((item: unknown) => inMarkdown(item, key)) as T;
  if (value === null || typeof value !== 'object' || (others.test(key) && key !== 'objectives')) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, inMarkdown(inner, name)])) as T;
};
