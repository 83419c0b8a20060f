export {apiDownloads} from './apiDownloads';
export {apiReference} from './apiReference';
