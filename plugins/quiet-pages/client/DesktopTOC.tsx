// Wraps the theme's DocItem/TOC/Desktop in browsers only, against Docusaurus 3.10.2.
import type OriginalType from '@theme/DocItem/TOC/Desktop';
import Original from '@theme-original/DocItem/TOC/Desktop';
import {adoptOnPhones} from './adoptHtml';

export default adoptOnPhones(Original as typeof OriginalType);
