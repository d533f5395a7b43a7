/**
 * @generated SignedSource<<790a18d0d23f9f4b11fa20d1bb47dd1c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DepositTabs_organization$data = {
  readonly depositCounts: {
    readonly active: number;
    readonly all: number;
    readonly closed: number;
    readonly matured: number;
    readonly new: number;
  };
  readonly " $fragmentType": "DepositTabs_organization";
};
export type DepositTabs_organization$key = {
  readonly " $data"?: DepositTabs_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"DepositTabs_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "DepositTabs_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DepositCounts",
      "kind": "LinkedField",
      "name": "depositCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "all",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "new",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "active",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "matured",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "closed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "49564109506225dd27cf62d44b1ebf74";

export default node;
