import type {Func, TypeDef, TypeRef} from './types';

/** The types in the signature of an item; of a resource, those of all its members. */
export function listTypeRefs(item: TypeDef | Func): TypeRef[] {
  switch (item.kind) {
    case 'record':
      return item.fields.map(({type}) => type);
    case 'variant':
    case 'enum':
    case 'flags':
      return item.cases.flatMap(({type}) => (type ? [type] : []));
    case 'type':
      return [item.type];
    case 'resource':
      return item.members.flatMap(listTypeRefs);
    default:
      return [...item.params.map(({type}) => type), ...(item.result ? [item.result] : [])];
  }
}
