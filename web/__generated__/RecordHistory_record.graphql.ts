/**
 * @generated SignedSource<<ff6206f1172b3e17e9270e3fe0340cd6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RecordHistory_record$data = {
  readonly createdAt: string;
  readonly provider: {
    readonly alias: string;
  };
  readonly " $fragmentType": "RecordHistory_record";
};
export type RecordHistory_record$key = {
  readonly " $data"?: RecordHistory_record$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecordHistory_record">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecordHistory_record",
  "selections": [
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
      "concreteType": "PaymentProvider",
      "kind": "LinkedField",
      "name": "provider",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "alias",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "PaymentRecord",
  "abstractKey": null
};

(node as any).hash = "392edc9056029c9b1fb299c86f59cd47";

export default node;
