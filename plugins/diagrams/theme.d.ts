declare module '@theme/Diagram' {
  export {default, type Props} from './theme/Diagram';
}
