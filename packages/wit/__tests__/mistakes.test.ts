import {expect, it} from 'vitest';
import {collectPackages, resolvePackages} from '../src/index';

/** Invalid files, each with the error; `^` marks its location, and `//- b/b.wit` starts a file. */
const MISTAKES: readonly (readonly [mistake: string, wit: string, reason: string])[] = [
  [
    'an unknown character',
    'interface a {\n  b: func() -> u8 ‸| string;\n}',
    '“|” has no meaning in WIT here. Take it out.',
  ],
  [
    'a comment without an end',
    '‸/* This /* one */ is never closed.',
    'this comment has no end. Close it with “*/”.',
  ],
  [
    'a string without an end',
    'interface a {\n  @external-id(‸"b)\n  b: func();\n}',
    'this string has no end. Close it in its line with “"”.',
  ],
  [
    'a name with an underscore',
    'interface ‸a_b {}',
    '“a_b” is not a name in WIT. Join words by single hyphens, each all small or all capital letters: “get-URL”.',
  ],
  [
    'a name with two hyphens in a row',
    'interface ‸a--b {}',
    '“a--b” is not a name in WIT. Join words by single hyphens, each all small or all capital letters: “get-URL”.',
  ],
  [
    'a name of small and capital letters',
    'interface ‸camelCase {}',
    '“camelCase” is not a name in WIT. Join words by single hyphens, each all small or all capital letters: “get-URL”.',
  ],
  [
    'a name that ends in a hyphen',
    'interface ‸a- {}',
    '“a-” is not a name in WIT. Join words by single hyphens, each all small or all capital letters: “get-URL”.',
  ],
  [
    'a keyword as a name',
    'interface a {\n  type ‸option = u32;\n}',
    'expected a name, found “option”, a keyword. A name like it is “%option”.',
  ],
  [
    'a keyword in place of a type',
    'interface a {\n  type b = ‸record;\n}',
    'expected a type, found “record”.',
  ],
  [
    'another word at the top level',
    '‸module a {}',
    'expected “interface”, “world”, “use” or “package”, found “module”.',
  ],
  [
    'a definition outside of interfaces',
    '‸type a = u8;',
    'expected “interface”, “world”, “use” or “package”, found “type”.',
  ],
  [
    'a file that ends too early',
    'interface a {\n  b: func();\n‸',
    'expected a name, found the end of the file.',
  ],
  [
    'a package line after something else',
    'interface a {}\npackage example:other‸;',
    '“package” without braces comes once and first in its file. Move or remove it.',
  ],
  [
    'a second package line',
    'package example:wrong;\npackage example:other‸;',
    '“package” without braces comes once and first in its file. Move or remove it.',
  ],
  [
    'annotations of a package',
    '@since(version = 1.0.0)\n‸package example:wrong;',
    '“package” takes no annotations here. Move or remove them.',
  ],
  [
    'annotations of a `use` of a file',
    '@since(version = 1.0.0)\n‸use example:other/a;',
    '“use” takes no annotations here. Move or remove them.',
  ],
  [
    'a package in braces in another one',
    'package example:wrong;\npackage example:outer {\n  package ‸example:inner {}\n}',
    'the package example:inner is in another one. Put it beside that, in its file or in one of its own.',
  ],
  [
    'packages too deep in each other',
    `package a:b;\n${'package a:b {'.repeat(100)}‸package a:b {`,
    'packages are too deep in each other. Put this one beside them.',
  ],
  [
    'a nested namespace',
    'interface a {\n  use example:wrong‸:more/b.{c};\n}',
    'namespaces and packages cannot be nested here. Name one of each, as in “wasi:io”.',
  ],
  [
    'a nested package in a path',
    'interface a {\n  use example:wrong/more‸/b.{c};\n}',
    'namespaces and packages cannot be nested here. Name one of each, as in “wasi:io”.',
  ],
  [
    'a path in a package line',
    'package example:wrong‸/b;',
    'namespaces and packages cannot be nested here. Name one of each, as in “wasi:io”.',
  ],
  ['a package without a name', 'package example‸;', 'expected “:”, found “;”.'],
  ['a version of two numbers', 'package example:wrong@1.0‸;', 'expected a version, found “;”.'],
  ['a `use` without names', 'interface a {\n  use b‸;\n}', 'expected “.”, found “;”.'],
  ['a `use` of a file with names', 'use b‸.{c};', 'expected “;”, found “.”.'],
  [
    'an alias that is missing',
    'world a {\n  include b with { c as d, e ‸}\n}',
    'expected “as”, found “}”.',
  ],
  [
    'a path in place of a name',
    'world a {\n  include b with { c‸:d/e as f }\n}',
    'expected “as”, found “:”.',
  ],
  [
    'an unknown annotation',
    'interface a {\n  @‸sinse(version = 1.0.0)\n  b: func();\n}',
    '“@sinse” is not an annotation of WIT. Those are @since, @unstable, @deprecated, @external-id. Correct or remove it.',
  ],
  ['an annotation without brackets', '@since\n‸interface a {}', 'expected “(”, found “interface”.'],
  [
    'an annotation without a field',
    '@deprecated(‸)\ninterface a {}',
    'expected “version”, found “)”.',
  ],
  [
    'an annotation with another field',
    'interface a {\n  @unstable(‸version = 1.0.0)\n  b: func();\n}',
    'expected “feature”, found “version”.',
  ],
  [
    'an annotation with half a version',
    'interface a {\n  @since(version = 1.0‸)\n  b: func();\n}',
    'expected a version, found “)”.',
  ],
  [
    'an external id without quotes',
    'interface a {\n  @external-id(‸b)\n  b: func();\n}',
    'expected a string, found “b”.',
  ],
  [
    'an annotation of a field',
    'interface a {\n  record b {\n    ‸@since(version = 1.0.0)\n    c: u8,\n  }\n}',
    'annotations are for whole types and functions. Move or remove it.',
  ],
  [
    'a comma that is missing',
    'interface a {\n  record b {\n    c: u8\n    ‸d: u8,\n  }\n}',
    'expected “,” or “}”, found “d”.',
  ],
  [
    'a mark that is missing',
    'interface a {\n  b: func()\n  ‸c: func();\n}',
    'expected “;”, found “c”.',
  ],
  ['a type that is missing', 'interface a {\n  type b = ‸;\n}', 'expected a type, found “;”.'],
  [
    'a payload in an enum',
    'interface a {\n  enum b { c‸(u8) }\n}',
    'expected “,” or “}”, found “(”.',
  ],
  [
    'a static function outside a resource',
    'interface a {\n  b: ‸static func();\n}',
    'expected “func”, found “static”.',
  ],
  [
    '`async` before `static`',
    'interface a {\n  resource b {\n    c: async ‸static func();\n  }\n}',
    'expected “func”, found “static”.',
  ],
  [
    'an async constructor',
    'interface a {\n  resource b {\n    ‸async constructor();\n  }\n}',
    'expected a name, found “async”, a keyword. A name like it is “%async”.',
  ],
  ['`async` without `func`', 'interface a {\n  b: async‸();\n}', 'expected “func”, found “(”.'],
  [
    'an interface in a resource',
    'interface a {\n  resource b {\n    ‸interface c {}\n  }\n}',
    'expected a name, found “interface”, a keyword. A name like it is “%interface”.',
  ],
  [
    'an import in an interface',
    'interface a {\n  ‸import b;\n}',
    'expected a name, found “import”, a keyword. A name like it is “%import”.',
  ],
  [
    'a function in a world that is neither imported nor exported',
    'world a {\n  ‸b: func();\n}',
    'expected “import”, “export”, “include”, “use” or a type, found “b”.',
  ],
  ['results in brackets', 'interface a {\n  b: func() -> ‸();\n}', 'expected a type, found “(”.'],
  ['a list of nothing', 'interface a {\n  type b = list‸;\n}', 'expected “<”, found “;”.'],
  [
    'a list whose length is a type',
    'interface a {\n  type b = list<u8, ‸u8>;\n}',
    'expected a number, found “u8”.',
  ],
  [
    'a list with a comma at the end',
    'interface a {\n  type b = list<u8,‸>;\n}',
    'expected a number, found “>”.',
  ],
  [
    'an option of two types',
    'interface a {\n  type b = option<u8‸, u8>;\n}',
    'expected “>”, found “,”.',
  ],
  ['a map without values', 'interface a {\n  type b = map<u8‸>;\n}', 'expected “,”, found “>”.'],
  ['a result of only `_`', 'interface a {\n  type b = result<_‸>;\n}', 'expected “,”, found “>”.'],
  [
    'a handle of a built-in type',
    'interface a {\n  type b = borrow<‸u32>;\n}',
    'expected a resource, found “u32”, a keyword. A name like it is “%u32”.',
  ],
  [
    'arguments of a type that takes none',
    'interface a {\n  type b = u8‸<u8>;\n}',
    'expected “;”, found “<”.',
  ],
  [
    "arguments of a type of one's own",
    'interface a {\n  type b = c‸<u8>;\n}',
    'expected “;”, found “<”.',
  ],
  [
    'types too deep in each other',
    `interface a {\n  type b = ${'list<'.repeat(100)}‸u8${'>'.repeat(100)};\n}`,
    'types are too deep in each other. Give an inner one a name.',
  ],
  [
    'no package line',
    '‸// Nothing but a comment.\ninterface a {}',
    'there is no package line. Start the file with “package namespace:name@version;”.',
  ],
  [
    'no package line but for one in braces',
    '‸package example:inner {}',
    'there is no package line. Start the file with “package namespace:name@version;”.',
  ],
  [
    'two packages in a folder',
    'package example:wrong;\n//- a/b.wit\npackage ‸example:other;',
    'the package is example:other here and example:wrong in a/a.wit. Use one name and one version in a folder.',
  ],
  [
    'two versions in a folder',
    'package example:wrong@0.1.0;\n//- a/b.wit\npackage ‸example:wrong@0.2.0;',
    'the package is example:wrong@0.2.0 here and example:wrong@0.1.0 in a/a.wit. Use one name and one version in a folder.',
  ],
  [
    'a package in two folders',
    'package example:wrong;\n//- b/b.wit\npackage ‸example:wrong;',
    'the package example:wrong is in a/a.wit too. Put all of it in one folder.',
  ],
  [
    'a package twice in braces',
    'package example:wrong;\npackage a:b {}\npackage ‸a:b {}',
    'the package a:b is in a/a.wit too. Put all of it in one folder.',
  ],
  [
    'two doc comments of a package',
    '/// One.\npackage example:wrong;\n//- a/b.wit\n‸/// Two.\npackage example:wrong;',
    'the package has a doc comment in another file already. Keep one of the two.',
  ],
  [
    'an interface twice',
    'interface a {}\n//- a/b.wit\nworld ‸a {}',
    '“a” is defined twice. Give one of the two another name.',
  ],
  [
    'a name of a file twice',
    'interface b {}\ninterface c {}\nuse c as ‸b;',
    '“b” is defined twice. Give one of the two another name.',
  ],
  [
    'an item twice',
    'interface a {\n  type b = u8;\n  ‸b: func();\n}',
    '“b” is defined twice. Give one of the two another name.',
  ],
  [
    'a name that differs in its capitals only',
    'interface a {\n  b: func();\n  ‸B: func();\n}',
    '“B” is defined twice. Give one of the two another name.',
  ],
  [
    'a field twice',
    'interface a {\n  record b {\n    c: u8,\n    ‸c: u16,\n  }\n}',
    '“c” is defined twice. Give one of the two another name.',
  ],
  [
    'a method twice',
    'interface a {\n  resource b {\n    c: func();\n    ‸c: static func();\n  }\n}',
    '“c” is defined twice. Give one of the two another name.',
  ],
  [
    'a parameter twice',
    'interface a {\n  b: func(c: u8, ‸c: u16);\n}',
    '“c” is defined twice. Give one of the two another name.',
  ],
  [
    'a used name twice',
    'interface a {\n  use d.{e, ‸e};\n}\ninterface d {\n  type e = u8;\n}',
    '“e” is defined twice. Give one of the two another name.',
  ],
  [
    'a used name that is defined as well',
    'interface a {\n  use d.{e};\n  type ‸e = u8;\n}\ninterface d {\n  type e = u8;\n}',
    '“e” is defined twice. Give one of the two another name.',
  ],
  [
    'a function imported twice',
    'world a {\n  export b: func();\n  import b: func();\n  import ‸b: func();\n}',
    '“b” is defined twice. Give one of the two another name.',
  ],
  [
    'an interface imported twice',
    'world a {\n  import b;\n  export b;\n  import ‸b;\n}\ninterface b {}',
    'the world imports example:wrong/b twice. Remove one.',
  ],
  [
    'a name that an interface and a function of a world share',
    'world a {\n  export b: func();\n  export ‸b: interface {}\n}',
    '“b” is defined twice. Give one of the two another name.',
  ],
  [
    'an unknown package',
    'interface a {\n  use ‸example:nowhere/d@0.1.0.{e};\n}',
    'there is no package example:nowhere. There are example:wrong.',
  ],
  [
    'an unknown package in a `use` of a file',
    'use ‸example:nowhere/d;',
    'there is no package example:nowhere. There are example:wrong.',
  ],
  [
    'another version',
    'interface a {\n  use ‸example:other/d@0.2.0.{e};\n}\n//- b/b.wit\npackage example:other@0.1.0;',
    'example:other is here in version 0.1.0, not 0.2.0. Name the version that is here.',
  ],
  [
    'no version',
    'interface a {\n  use ‸example:other/d.{e};\n}\n//- b/b.wit\npackage example:other@0.1.0;',
    'example:other is here in version 0.1.0, not none. Name the version that is here.',
  ],
  [
    'an unknown interface',
    'interface a {\n  use ‸b.{c};\n}',
    'example:wrong has no interface “b”. It has a.',
  ],
  [
    'an unknown interface of another package',
    'interface a {\n  use example:other/‸d.{e};\n}\n//- b/b.wit\npackage example:other;',
    'example:other has no interface or world “d”. It has none.',
  ],
  [
    'an unknown interface in a `use` of a file',
    'use ‸b as c;',
    'example:wrong has no interface or world “b”. It has none.',
  ],
  [
    'a name of another file',
    'use c as b;\ninterface c {}\n//- a/b.wit\nworld w {\n  import ‸b;\n}',
    'example:wrong has no interface “b”. It has c.',
  ],
  [
    'a world in place of an interface',
    'world a {\n  import ‸b;\n}\nworld b {}',
    'example:wrong has no interface “b”. It has none.',
  ],
  [
    'an interface in place of a world',
    'world a {\n  include ‸b;\n}\ninterface b {}',
    'example:wrong has no world “b”. It has a.',
  ],
  [
    'an unknown type',
    'interface a {\n  use d.{e};\n  b: func(c: list<‸f>);\n}\ninterface d {\n  type e = u8;\n}',
    'there is no type “f” here. The types are e.',
  ],
  [
    "an unknown type like one of WIT's own",
    'interface a {\n  b: func(c: ‸%list);\n}',
    'there is no type “list” here. The types are none.',
  ],
  [
    'a function in place of a type',
    'interface a {\n  b: func() -> ‸b;\n}',
    'there is no type “b” here. The types are none.',
  ],
  [
    'an unknown used type',
    'interface a {\n  use d.{e, ‸f};\n}\ninterface d {\n  type e = u8;\n  g: func();\n}',
    'example:wrong/d has no type “f”. It has e.',
  ],
  [
    'a type of the world in an interface that it defines',
    'world a {\n  type b = u8;\n  import c: interface {\n    d: func() -> ‸b;\n  }\n}',
    'there is no type “b” here. The types are none.',
  ],
  [
    'a type of itself',
    'interface a {\n  type b = ‸b;\n}',
    '“b” depends on itself. Break the cycle.',
  ],
  [
    'types of each other',
    'interface a {\n  type b = ‸c;\n  record c { d: option<b> }\n}',
    '“c” depends on itself. Break the cycle.',
  ],
  [
    'an interface that uses itself',
    'interface ‸a {\n  use a.{};\n}',
    '“example:wrong/a” depends on itself. Break the cycle.',
  ],
  [
    'worlds that include each other',
    'world a {\n  include b;\n}\nworld ‸b {\n  include a;\n}',
    '“example:wrong/b” depends on itself. Break the cycle.',
  ],
  [
    'packages that use each other',
    'interface a {\n  use ‸example:other/b.{};\n}\n//- b/b.wit\npackage example:other;\ninterface b {\n  use example:wrong/a@0.1.0.{};\n}',
    '“example:other” depends on itself. Break the cycle.',
  ],
  [
    'an enum without cases',
    'interface a {\n  enum ‸b {}\n}',
    'the enum b is empty. Give it at least one case.',
  ],
  [
    'a variant without cases',
    'interface a {\n  variant ‸b {}\n}',
    'the variant b is empty. Give it at least one case.',
  ],
  [
    'a record without fields',
    'interface a {\n  record ‸b {}\n}',
    'the record b is empty. Give it at least one field.',
  ],
  [
    'flags without a flag',
    'interface a {\n  flags ‸b {}\n}',
    'the flags b is empty. Give it at least one flag.',
  ],
  [
    'a tuple without types',
    'interface a {\n  b: func(c: list<‸tuple<>>);\n}',
    'this tuple is empty. Give it at least one type.',
  ],
  [
    'more flags than a component can have',
    `interface a {\n  flags b { ${Array.from({length: 32}, (_, index) => `c${index}`).join(', ')}, ‸d, e }\n}`,
    'b has more than 32 flags. Put some into another type.',
  ],
  [
    'a longer list than a component can have',
    'interface a {\n  type b = list<u8, ‸4294967296>;\n}',
    'a list has at most 4294967295 elements. Name a smaller length, or none.',
  ],
  [
    'an external id of an interface',
    '@since(version = 0.1.0)\n@‸external-id("b")\ninterface a {}',
    '“interface” takes no @external-id. Move or remove it.',
  ],
  [
    'an external id of a world',
    '@‸external-id("b")\nworld a {}',
    '“world” takes no @external-id. Move or remove it.',
  ],
  [
    'an external id of an include',
    'world a {}\nworld b {\n  @‸external-id("c")\n  include a;\n}',
    '“include” takes no @external-id. Move or remove it.',
  ],
  [
    'a control character',
    'interface a {} // ‸\u0007',
    'the character U+0007 must not be in WIT. Take it out.',
  ],
  [
    'a character that turns the direction of a line',
    'interface a {\n  /// ‸\u202Eb\n  b: func();\n}',
    'the character U+202E must not be in WIT. Take it out.',
  ],
  [
    'a version of an annotation where the package has none',
    'package example:wrong;\n\ninterface a {\n  @since(version = 1.0.0)\n  ‸b: func();\n}',
    '@since names a version, and the package example:wrong has none. Write one into the package line.',
  ],
  [
    'an export that needs another interface twice',
    'interface a { type t = u8; }\ninterface b { use a.{t}; }\ninterface c { use b.{t}; }\nworld ‸w {\n  export a;\n  export c;\n}',
    'example:wrong/c needs the same interface as an import and as an export of this world. Export all interfaces between the two as well.',
  ],
  [
    'the same in a world that another includes',
    'interface a { type t = u8; }\ninterface b { use a.{t}; }\nworld v { include w; }\nworld ‸w {\n  export a;\n  export c: interface { use a.{t}; use b.{t as u}; }\n}',
    'example:wrong/w.export.c needs the same interface as an import and as an export of this world. Export all interfaces between the two as well.',
  ],
  [
    'a handle of what is not a resource',
    'interface a {\n  use d.{e};\n  type b = own<‸e>;\n}\ninterface d {\n  record e { f: u8 }\n}',
    '“e” is not a resource, and own<…> is a handle of one. Use the type itself.',
  ],
  [
    'a map with keys of another type',
    'interface a {\n  type b = map<string, ‸map<list<u8>, u8>>;\n}',
    'keys of a map are one of bool, u8, u16, u32, u64, s8, s16, s32, s64, char, string. Use one of those.',
  ],
  [
    'a borrow in a result',
    'interface a {\n  resource b;\n  type c = tuple<borrow<b>>;\n  record d { e: list<c> }\n  ‸f: func() -> d;\n}',
    'f returns a borrow<…>, which only parameters can be. Return the resource itself.',
  ],
  [
    'a constructor that makes something else',
    'interface a {\n  resource b;\n  resource c { constructor() -> result<‸b>; }\n}',
    'a constructor makes its resource: result<c> or no result. Use a static function for others.',
  ],
  [
    'a constructor with another result',
    'interface a {\n  resource b { constructor() -> ‸u32; }\n}',
    'a constructor makes its resource: result<b> or no result. Use a static function for others.',
  ],
  [
    'an annotation of a later version',
    'interface a {\n  @since(version = 0.1.0)\n  b: func();\n  @since(version = 0.2.0-rc)\n  ‸c: func();\n}',
    'example:wrong is 0.1.0 here, which comes before 0.2.0-rc. Correct the annotation or the package line.',
  ],
  [
    'an include that brings a name twice',
    'world a { import b: func(); }\nworld c {\n  include ‸a;\n  import b: func();\n}',
    'there is an import b already. Give it another name: “include a with { b as … }”.',
  ],
  [
    'an include that changes an unknown name',
    'interface i {}\nworld a { import i; }\nworld c {\n  include ‸a with { i as j }\n}',
    'example:wrong/a neither imports nor exports “i” by such a name. Correct or remove it after “with”.',
  ],
];

const HEAD = 'package example:wrong@0.1.0;\n';

it.each(MISTAKES)('%s is refused where it is', (_, text, reason) => {
  const whole = /^(?:‸?(?:\/\/|\/\*|@|package|$))/.test(text) ? text : `${HEAD}${text}`;
  const [first = '', ...others] = whole.split(/^\/\/- (\S+)\n/m);
  const files = [{file: 'a/a.wit', wit: first}];
  others.forEach((part, index) => {
    if (index % 2 === 0) files.push({file: part, wit: others[index + 1] ?? ''});
  });
  const wrong = files.find(({wit}) => wit.includes('‸')) ?? {file: '', wit: ''};
  const before = wrong.wit.replace(/‸.*/s, '').split('\n');
  const place = `${wrong.file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
  const sources = files.map(({file, wit}) => ({file, text: wit.replace('‸', ''), isLocal: true}));
  expect(() => resolvePackages(collectPackages(sources))).toThrow(new Error(`${place}: ${reason}`));
});
