/** Vite plugin: lets the bundler leave out the parts of the router that nothing uses. */
import type { Plugin } from 'vite';

const made = /= (?=React\d*\.(?:createContext|forwardRef|memo)\()/g;
const named = /^\w+\.displayName = .*$/gm;
/** This site's router has no data routes, so there is never a state of theirs. */
const dataState = /(?<=let dataRouterState = )dataRouterOpts\?\.state/;
const choice = /isDataRoute \? useNavigateStable\(\) : /;
const advice = /^( +)(?=warning(?:Once)?\()/gm;

/**
 * The router is one large module. Calls that make its components, and names for development tools, look as if they did
 * something, and would keep forms, data routes and prefetching in the build; advice to developers is for them. Where
 * the text is another one, nothing is left out and everything works as before.
 */
export function slimRouter(): Plugin {
  return {
    name: 'slim-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/react-router\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(made, '= /* @__PURE__ */ ')
          .replace(named, '')
          .replace(dataState, 'null')
          .replace(choice, '')
          .replace(advice, '$1/* @__PURE__ */ '),
        map: null,
      }),
    },
  };
}
