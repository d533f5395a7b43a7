/**
 * @generated SignedSource<<69bb4c88b3094dfbf6864b4a405efaee>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ApprovalCount_organization$data = {
  readonly approvalQueueCounts: {
    readonly inbox: number;
  } | null | undefined;
  readonly " $fragmentType": "ApprovalCount_organization";
};
export type ApprovalCount_organization$key = {
  readonly " $data"?: ApprovalCount_organization$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalCount_organization">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApprovalCount_organization",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalCounts",
      "kind": "LinkedField",
      "name": "approvalQueueCounts",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "inbox",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Organization",
  "abstractKey": null
};

(node as any).hash = "f81cd8ebfeb381e3b3818a5e83d7a5ca";

export default node;
