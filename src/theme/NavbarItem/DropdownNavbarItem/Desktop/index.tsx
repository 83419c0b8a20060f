// Replaced: Escape does not close the theme's own (WCAG 1.4.13), nor does a press open it; and it
// announces a menu, although what opens is a list of links. Its button stays a link with a role, because
// the theme's styles make anything else of a dropdown unresponsive.
import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

const CLOSING_EVENTS = ['mousedown', 'touchstart', 'focusin', 'click'] as const;

/** A button of the navbar with a list of links: a press opens and closes it, and a mouse over it opens it. */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  onClick: _,
  ...props
}: Props): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [isPressed, setIsPressed] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  // The style sheet opens the list under the pointer, until Escape says otherwise, or a finger: browsers
  // let it hover where it was last.
  const [isHoverable, setIsHoverable] = useState(true);

  useEffect(() => {
    const onEvent = ({type, target}: Event) => {
      const isOutside = !root.current?.contains(target as Node);
      const isChoice = type === 'click' && (target as Element).closest('.dropdown__menu a');
      if (isOutside || isChoice) setIsPressed(false);
    };
    const onKey = ({key}: KeyboardEvent) => {
      if (key === 'Escape') {
        setIsPressed(false);
        setIsHoverable(false);
        if (root.current?.contains(document.activeElement)) {
          root.current.querySelector('a')?.focus();
        }
      }
    };
    CLOSING_EVENTS.forEach((type) => document.addEventListener(type, onEvent));
    document.addEventListener('keydown', onKey);
    return () => {
      CLOSING_EVENTS.forEach((type) => document.removeEventListener(type, onEvent));
      document.removeEventListener('keydown', onKey);
    };
  }, []);

  return (
    <div
      ref={root}
      className={clsx('navbar__item dropdown', {
        'dropdown--hoverable': isHoverable,
        'dropdown--right': position === 'right',
        'dropdown--show': isPressed,
      })}
      onPointerEnter={({pointerType}) => {
        setIsHoverable(pointerType !== 'touch');
        setIsHovered(true);
      }}
      onPointerLeave={() => setIsHovered(false)}
    >
      <NavbarNavLink
        aria-expanded={isPressed || (isHovered && isHoverable)}
        role="button"
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        onClick={(event) => {
          event.preventDefault();
          setIsPressed(!isPressed);
        }}
        onKeyDown={(event) => {
          // A link is pressed with Enter only, and again and again while that is held down.
          if (event.key === ' ' || (event.key === 'Enter' && event.repeat)) event.preventDefault();
          if (event.key === ' ' && !event.repeat) setIsPressed(!isPressed);
        }}
      >
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem
            key={index}
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
          />
        ))}
      </ul>
    </div>
  );
}
