export {createDisk, includeCode, type Disk} from './includeCode';
export {default as remarkCodeInclude} from './remarkCodeInclude';
