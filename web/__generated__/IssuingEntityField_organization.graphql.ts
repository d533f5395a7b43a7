/**
 * @generated SignedSource<<257ef7cd7eb90442cfc9da8620b8380a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IssuingEntityField_organization$data = {
  readonly entities: ReadonlyArray<{
    readonly id: string;
    readonly isVatRegistered: boolean;
    readonly name: string;
  }>;
  readonly " $fragmentType": "IssuingEntityField_organization";
};
export type IssuingEntityField_organization$key = {
  readonly " $data"?: IssuingEntityField_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"IssuingEntityField_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "IssuingEntityField_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Entity",
      "kind": "LinkedField",
      "name": "entities",
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isVatRegistered",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "8e38dde3d751882397328cc6534ce975";

export default node;
