// Wrapped in browsers: on phones, the theme takes it away when a page wakes, so React need not make it.
import type OriginalType from '@theme/DocItem/TOC/Desktop';
import Original from '@theme-original/DocItem/TOC/Desktop';
import {adoptOnPhones} from '../../../../adoptHtml';

export default adoptOnPhones(Original as typeof OriginalType);
