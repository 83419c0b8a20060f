import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A drawing made at build, with its caption and its full text alternative. */
export type Props = {
  title: string;
  alt: string;
  body: string;
  viewBox: string;
  width: string;
  height: string;
};

/** A picture that follows light and dark; on a narrow screen it scrolls rather than shrinks away. */
export default function Diagram({title, alt, body, viewBox, width, height}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const isScrollable = useIsScrollable(frame);
  return (
    <figure className={styles.figure}>
      <div
        className={styles.frame}
        ref={frame}
        {...(isScrollable && {tabIndex: 0, role: 'group', 'aria-label': title})}
      >
        <svg
          className={styles.drawing}
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

/** Whether an element's content is wider than the element: then the keyboard needs a stop on it. */
function useIsScrollable(element: React.RefObject<HTMLElement | null>): boolean {
  const [isScrollable, setIsScrollable] = useState(false);
  useEffect(() => {
    const {current} = element;
    if (!current) {
      return undefined;
    }
    const observer = new ResizeObserver(() => {
      setIsScrollable(current.scrollWidth > current.clientWidth);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isScrollable;
}
