export {apiDownloads} from './apiDownloads';
export {apiReference, type ApiReferenceOptions} from './apiReference';
