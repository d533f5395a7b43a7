/**
 * @generated SignedSource<<ef43805dfbd5f753444fad8fc7ce3850>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type UnreconciledCount_organization$data = {
  readonly reconciliationCounts: {
    readonly unreconciled: number;
  } | null | undefined;
  readonly " $fragmentType": "UnreconciledCount_organization";
};
export type UnreconciledCount_organization$key = {
  readonly " $data"?: UnreconciledCount_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"UnreconciledCount_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "UnreconciledCount_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ReconciliationCounts",
      "kind": "LinkedField",
      "name": "reconciliationCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "unreconciled",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "c58a13eaae277dc202c2dae09fd00aa7";

export default node;
