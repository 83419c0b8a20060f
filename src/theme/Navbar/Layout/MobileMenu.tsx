import React, {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import NavbarMobileSidebar from '@theme/Navbar/MobileSidebar';
import styles from '../styles.module.css';

const CLOSE_BUTTON = '.navbar-sidebar__close';
const FIRST_OF_PANEL = '.navbar-sidebar__item:not([inert]) :is(a, button)';

/**
 * The theme's mobile menu in a modal dialog: the browser keeps the focus in it, closes it on
 * Escape, and gives the focus back to the button that opened it.
 */
export default function MobileMenu(): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: isDocsPanel} = useNavbarSecondaryMenu();

  const focus = (selector: string) => dialog.current?.querySelector<HTMLElement>(selector)?.focus();

  useEffect(() => {
    if (shown) {
      dialog.current?.showModal();
      focus(CLOSE_BUTTON);
    } else {
      dialog.current?.close();
    }
  }, [shown]);

  useEffect(() => {
    // The button that leads back to this panel is on the other one, which is inert now.
    if (dialog.current?.open && !isDocsPanel) {
      focus(FIRST_OF_PANEL);
    }
  }, [isDocsPanel]);

  return (
    <dialog
      ref={dialog}
      className={clsx('navbar-sidebar--show', styles.menu)}
      aria-label={translate({
        id: 'theme.NavBar.mobileMenuAriaLabel',
        message: 'Menu',
        description: 'The ARIA label for the menu of the navbar on a narrow screen',
      })}
      onClose={() => {
        if (shown) {
          toggle();
        }
      }}
    >
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      <NavbarMobileSidebar />
    </dialog>
  );
}
