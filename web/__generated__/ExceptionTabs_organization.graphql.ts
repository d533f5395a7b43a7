/**
 * @generated SignedSource<<3dfb8cb09c1c6cc3605b8937ac6bccb6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ExceptionTabs_organization$data = {
  readonly exceptionCounts: {
    readonly inProgress: number;
    readonly open: number;
  };
  readonly " $fragmentType": "ExceptionTabs_organization";
};
export type ExceptionTabs_organization$key = {
  readonly " $data"?: ExceptionTabs_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"ExceptionTabs_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ExceptionTabs_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ExceptionCounts",
      "kind": "LinkedField",
      "name": "exceptionCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "open",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inProgress",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "b759238fe622d4ebf78ae819b5a2a878";

export default node;
