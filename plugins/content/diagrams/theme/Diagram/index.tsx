import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {scrollStop} from '../../../../lib/scrollStops';
import styles from './styles.module.css';

/** A drawing of the build, with its caption and its full text alternative. */
export type Props = {
  title: string;
  alt: string;
  body: string;
  viewBox: string;
  width: string;
  height: string;
};

/** Pixels from which a drawing scrolls on a phone: a narrower one stays legible when it shrinks. */
const WIDE = 464;

/** Pixels from which it shrinks less, because its words would become too small. */
const LONG = 560;

/** Renders a picture that follows light and dark; on a narrow screen it scrolls instead of shrinking. */
export default function Diagram({title, alt, body, viewBox, width, height}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.frame} {...scrollStop(title)}>
        <svg
          className={clsx(
            styles.drawing,
            Number(width) > WIDE && styles.wide,
            Number(width) > LONG && styles.long,
          )}
          role="img"
          aria-label={alt}
          viewBox={viewBox}
          width={width}
          height={height}
          dangerouslySetInnerHTML={{__html: body}}
        />
      </div>
      <figcaption className={styles.caption}>{title}</figcaption>
    </figure>
  );
}
