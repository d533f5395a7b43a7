/**
 * @generated SignedSource<<f5c1fcd9c4a3acb45bb13ed9dfe98bab>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type useWithheldFilters_organization$data = {
  readonly entities: ReadonlyArray<{
    readonly name: string;
    readonly uuid: string;
  }>;
  readonly " $fragmentType": "useWithheldFilters_organization";
};
export type useWithheldFilters_organization$key = {
  readonly " $data"?: useWithheldFilters_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"useWithheldFilters_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "throwOnFieldError": true
  },
  "name": "useWithheldFilters_organization",
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
          "name": "uuid",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "2997aef330b8b65943a96a3588aba194";

export default node;
