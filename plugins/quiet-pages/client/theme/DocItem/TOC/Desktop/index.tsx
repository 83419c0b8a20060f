// Wrapped in browsers: the theme takes it away on phones when a page wakes.
import type OriginalType from '@theme/DocItem/TOC/Desktop';
import Original from '@theme-original/DocItem/TOC/Desktop';
import {adoptOnPhones} from '../../../../adoptHtml';

export default adoptOnPhones(Original as typeof OriginalType);
