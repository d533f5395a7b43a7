/**
 * @generated SignedSource<<75e9264c634e034f9f27b33dbf1d2ebf>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApproverField_organization$data = {
  readonly invoiceApprovers: ReadonlyArray<{
    readonly fullName: string;
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "ApproverField_organization";
};
export type ApproverField_organization$key = {
  readonly " $data"?: ApproverField_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApproverField_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "ApproverField_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Person",
      "kind": "LinkedField",
      "name": "invoiceApprovers",
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
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "75c9dca398aaeda080d05ecc34d791cb";

export default node;
