import type { InBoth, PageSettings } from '../../shared/pageSettings.ts';
import { bedrockIn, lookedUpElsewhere } from '../controller.ts';
import { type LocalSettings, processorOf } from './settings.ts';

const here: InBoth = {
  ms: 'dalam folder data komputer tempat suite ini dijalankan',
  en: 'the data folder of the computer on which this suite runs',
};

const signIn = {
  account: {
    ms: 'akaun yang anda pilih atau taip pada halaman log masuk komputer ini',
    en: 'the account that you choose or type on the sign-in page of this computer',
  },
  records: { ms: 'rekod teknikal tentang ralat', en: 'technical records of errors' },
  correction: {
    ms: 'Nama ditetapkan oleh penyedia identiti pada komputer ini berdasarkan alamat e-mel anda, dan tidak boleh diubah di sini.',
    en: 'Your name is set by the identity provider of this computer from your e-mail address, and cannot be changed here.',
  },
};

/** Nothing leaves the machine: the embedded model answers. */
const byRules = {
  modelPlace: {
    ms: 'enjin terbina dalam yang berasaskan peraturan, pada komputer yang sama',
    en: 'an embedded rule-based engine on the same computer',
  },
  abroad: { ms: 'Semua data kekal pada komputer ini.', en: 'All data stays on this computer.' },
  processors: {
    ms: 'Tiada pihak luar memproses data. Log masuk disahkan oleh penyedia identiti pada komputer ini.',
    en: 'No outside party processes data. The identity provider of this computer confirms who signs in.',
  },
};

/** What the model is asked goes elsewhere; all else stays. */
const elsewhere = (processor: string) => ({
  abroad: {
    ms: 'Teks itu dan hasil yang dijana daripadanya mungkin diproses di luar Malaysia; data yang lain kekal pada komputer ini.',
    en: 'That text and what is generated from it may be processed outside Malaysia; all other data stays on this computer.',
  },
  processors: {
    ms: `Teks dokumen dan hasil yang dijana daripadanya diproses bagi pihak pengawal data oleh ${processor}, manakala penyedia identiti pada komputer ini mengesahkan log masuk.`,
    en: `The text of documents and what is generated from it are processed on behalf of the data controller by ${processor}, and the identity provider of this computer confirms who signs in.`,
  },
});

const modelPlaceOf = (settings: LocalSettings, processor: string | null): InBoth => {
  const { MODEL, MODEL_NAME, MODEL_REASONING, MODEL_EXTRACTION, BEDROCK_REGION } = settings;
  if (MODEL === 'bedrock') return bedrockIn(BEDROCK_REGION, [MODEL_REASONING, MODEL_EXTRACTION]);
  if (MODEL !== 'openai') return byRules.modelPlace;
  const [ms, en] =
    processor === null ? ['pada komputer yang sama', 'on the same computer'] : [`di ${processor}`, `at ${processor}`];
  return { ms: `model ${MODEL_NAME} ${ms}`, en: `the model ${MODEL_NAME} ${en}` };
};

/** Entries of lists of references leave; where nothing else does, the notice says so. */
const lookingUp = (processor: string | null) => ({
  lookups: lookedUpElsewhere,
  ...(processor !== null
    ? {}
    : {
        abroad: {
          ms: 'Selain entri rujukan yang disebut di bawah, semua data kekal pada komputer ini.',
          en: 'Except for the entries of references named below, all data stays on this computer.',
        },
      }),
});

export function pageSettings(settings: LocalSettings): PageSettings {
  const processor = processorOf(settings);
  return {
    givesFrames: settings.MODEL === 'embedded',
    domain: settings.EMAIL_DOMAINS.split(',')[0]?.trim() ?? '',
    controller: {
      name: settings.CONTROLLER_NAME,
      email: settings.CONTROLLER_EMAIL,
      dataPlace: here,
      ...signIn,
      ...(processor === null ? byRules : elsewhere(processor)),
      modelPlace: modelPlaceOf(settings, processor),
      ...(settings.REFERENCE_CHECK === 'off' ? { lookups: null } : lookingUp(processor)),
    },
  };
}
