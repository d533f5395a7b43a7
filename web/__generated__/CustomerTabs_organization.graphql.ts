/**
 * @generated SignedSource<<a7d741f75c2c4df434f99e95852f243f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerTabs_organization$data = {
  readonly customerCounts: {
    readonly active: number;
    readonly all: number;
    readonly deactivated: number;
    readonly invited: number;
    readonly rejected: number;
    readonly review: number;
  };
  readonly " $fragmentType": "CustomerTabs_organization";
};
export type CustomerTabs_organization$key = {
  readonly " $data"?: CustomerTabs_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerTabs_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "CustomerTabs_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CustomerCounts",
      "kind": "LinkedField",
      "name": "customerCounts",
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
          "name": "invited",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "review",
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
          "name": "rejected",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deactivated",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "8e1e298367f12be33134ebc21a73e99b";

export default node;
