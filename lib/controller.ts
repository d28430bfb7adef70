import type { Controller, InBoth } from '../shared/pageSettings.ts';

/** The stand-in in the settings' tables until somebody answers for the data; only dev can be deployed with it (`aws/readiness.ts`). */
export const unnamedController = { name: 'Institut Contoh', email: 'privasi@suite.example' };

/** Whether the notice would show the name or the address of the stand-in. */
export const isUnnamed = ({ name, email }: typeof unnamedController): boolean =>
  name === unnamedController.name || email === unnamedController.email;

/** The address that services outside are given, so that they can write to the one who asks; '' for the stand-in. */
export const mailtoOf = (controller: typeof unnamedController): string =>
  isUnnamed(controller) ? '' : controller.email;

/** The sentence of the privacy notice about references that are looked up. */
export const lookedUpElsewhere: InBoth = {
  ms: 'Apabila anda meminta semakan rujukan bagi sesuatu kertas, kandungan entri dalam senarai rujukannya, seperti tajuk, nama pengarang dan DOI, dihantar kepada Crossref dan OpenAlex, yang berada di luar Malaysia. Nama anda, e-mel anda dan teks lain daripada kertas itu tidak dihantar.',
  en: 'When you ask for the references of a paper to be checked, what the entries of its list of references say, such as title, author and DOI, is sent to Crossref and OpenAlex, which are outside Malaysia. Your name, your e-mail address and other text of the paper are not sent.',
};

/** Countries of the regions that are likely from Malaysia; others are shown by their code alone. */
const countries: Readonly<Record<string, string>> = {
  'ap-northeast-1': 'JP',
  'ap-southeast-1': 'SG',
  'ap-southeast-2': 'AU',
  'ap-southeast-3': 'ID',
  'ap-southeast-5': 'MY',
  'ap-southeast-7': 'TH',
  'us-east-1': 'US',
  'us-west-2': 'US',
};

/** Where an AWS region is, in words: 'Singapura (ap-southeast-1)'. */
function placeOf(region: string): InBoth {
  const country = countries[region];
  const inLanguage = (language: string): string => {
    const name = country === undefined ? undefined : new Intl.DisplayNames([language], { type: 'region' }).of(country);
    return name === undefined ? `AWS ${region}` : `${name} (${region})`;
  };
  return { ms: inLanguage('ms'), en: inLanguage('en') };
}

/** The other regions in which a prompt may be processed, by the prefix of an inference profile's id. */
function reachOf(modelIds: readonly string[]): InBoth {
  if (modelIds.some((id) => id.startsWith('global.')))
    return {
      ms: ' serta, bergantung pada kapasiti, di rantau AWS lain di seluruh dunia',
      en: ' and, depending on capacity, in other AWS Regions anywhere in the world',
    };
  if (modelIds.some((id) => /^(?:us|eu|apac|jp|au)\./.test(id)))
    return {
      ms: ' serta, bergantung pada kapasiti, di rantau AWS lain di kawasan yang sama',
      en: ' and, depending on capacity, in other AWS Regions in the same geography',
    };
  return { ms: '', en: '' };
}

export function bedrockIn(region: string, modelIds: readonly string[]): InBoth {
  const [place, reach] = [placeOf(region), reachOf(modelIds)];
  return { ms: `Amazon Bedrock di ${place.ms}${reach.ms}`, en: `Amazon Bedrock in ${place.en}${reach.en}` };
}

/** Texts that hold for every stage: Google confirms who signs in, AWS stores and processes. */
const inCloud = {
  account: { ms: 'akaun Google pendidikan anda', en: 'your education Google account' },
  records: {
    ms: 'rekod teknikal seperti alamat IP dan jenis pelayar',
    en: 'technical records such as the IP address and the kind of browser',
  },
  abroad: {
    ms: 'Data anda mungkin disimpan atau diproses di luar Malaysia.',
    en: 'Your data may be kept or processed outside Malaysia.',
  },
  processors: {
    ms: 'Data diproses bagi pihak pengawal data oleh Amazon Web Services, manakala Google mengesahkan log masuk.',
    en: 'Data is processed on behalf of the data controller by Amazon Web Services, and Google confirms who signs in.',
  },
  correction: {
    ms: 'Nama, alamat e-mel dan gambar profil datang daripada akaun Google anda: betulkan di sana, kemudian log masuk semula.',
    en: 'Your name, e-mail address and profile picture come from your Google account: correct them there, then sign in again.',
  },
};

/** The part of a stage's privacy notice about who answers for the data and where it is processed. */
export const controllerOf = (settings: {
  controller: { name: string; email: string };
  dataRegion: string;
  bedrockRegion: string;
  models: Readonly<Record<string, string>>;
  referenceCheck: 'crossref' | 'off';
}): Controller => ({
  ...settings.controller,
  dataPlace: placeOf(settings.dataRegion),
  modelPlace: bedrockIn(settings.bedrockRegion, Object.values(settings.models)),
  ...inCloud,
  lookups: settings.referenceCheck === 'off' ? null : lookedUpElsewhere,
});
