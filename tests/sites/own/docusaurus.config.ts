import type {Config} from '@docusaurus/types';
import config from '../../../docusaurus.config';

/** This site with a second version, which `assembleOwnSite` cuts, and with a second language. */
export default {
  ...config,
  i18n: {
    defaultLocale: 'en',
    locales: ['en', 'ar'],
    localeConfigs: {en: {label: 'English', htmlLang: 'en'}, ar: {label: 'العربية'}},
  },
} satisfies Config;
