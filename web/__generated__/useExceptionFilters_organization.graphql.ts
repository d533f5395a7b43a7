/**
 * @generated SignedSource<<f3a19f50557216105d943c55d99eabd4>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useExceptionFilters_organization$data = {
  readonly people: ReadonlyArray<{
    readonly fullName: string;
    readonly uuid: string;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"moneyFilters_organization">;
  readonly " $fragmentType": "useExceptionFilters_organization";
};
export type useExceptionFilters_organization$key = {
  readonly " $data"?: useExceptionFilters_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"useExceptionFilters_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useExceptionFilters_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "people",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fullName",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "moneyFilters_organization"
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "1c40ca9817fa7c2bee080cd9b7258600";

export default node;
