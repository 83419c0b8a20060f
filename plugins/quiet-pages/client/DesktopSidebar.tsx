// Wraps the theme's DocSidebar/Desktop in browsers only, against Docusaurus 3.10.2.
import type OriginalType from '@theme/DocSidebar/Desktop';
import Original from '@theme-original/DocSidebar/Desktop';
import {adoptOnPhones} from './adoptHtml';

export default adoptOnPhones(Original as typeof OriginalType);
