/**
 * @generated SignedSource<<f05e65941383c9cf7478645d584f4883>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type FactorMethod = "AUTHENTICATOR_APP" | "PASSKEY";
import type { FragmentRefs } from "relay-runtime";
export type FactorsCard_viewer$data = {
  readonly secondFactors: ReadonlyArray<{
    readonly backedUp: boolean;
    readonly createdAt: string;
    readonly id: string;
    readonly lastUsedAt: string | null | undefined;
    readonly method: FactorMethod;
    readonly name: string;
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "FactorsCard_viewer";
};
export type FactorsCard_viewer$key = {
  readonly " $data"?: FactorsCard_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"FactorsCard_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "FactorsCard_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SecondFactor",
      "kind": "LinkedField",
      "name": "secondFactors",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
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
          "name": "method",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "createdAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsedAt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "backedUp",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "cf1673722b90ea5a8bb9d633ca8ab165";

export default node;
