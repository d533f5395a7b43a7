/**
 * @generated SignedSource<<db60b69460edb9131f355dcbdc64f50f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type StaleAfterNote_position$data = {
  readonly staleAfter: {
    readonly apiHours: number;
    readonly fileDays: number;
    readonly manualDays: number;
    readonly version: number;
  };
  readonly " $fragmentType": "StaleAfterNote_position";
};
export type StaleAfterNote_position$key = {
  readonly " $data"?: StaleAfterNote_position$data;
  readonly " $fragmentSpreads": FragmentRefs<"StaleAfterNote_position">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "StaleAfterNote_position",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "BalanceStaleness",
      "kind": "LinkedField",
      "name": "staleAfter",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "apiHours",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "manualDays",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "version",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CashPosition",
  "abstractKey": null
};

(node as any).hash = "358d72853bb4e5d0fa94e52a6cca9974";

export default node;
