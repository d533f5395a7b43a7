/**
 * @generated SignedSource<<a947b79551964a4fc505c9cbd4c40918>>
 * @relayHash c415323d4356736341b004fd9ae58b6d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6e541e5733641017f304f8354a3581ffaa3a87e0cc68ef0e150e516e1d7d6298

import type { ConcreteRequest } from 'relay-runtime';
export type SaveFormDraftInput = {
  content: string;
  form: string;
  record?: string | null | undefined;
  version: number;
};
export type draftCallsSaveMutation$variables = {
  input: SaveFormDraftInput;
};
export type draftCallsSaveMutation$data = {
  readonly saveFormDraft: {
    readonly draft: {
      readonly content: string;
      readonly updatedAt: string;
      readonly version: number;
    } | null | undefined;
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  } | null | undefined;
};
export type draftCallsSaveMutation = {
  response: draftCallsSaveMutation$data;
  variables: draftCallsSaveMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "FormDraftPayload",
    "kind": "LinkedField",
    "name": "saveFormDraft",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FormDraft",
        "kind": "LinkedField",
        "name": "draft",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "content",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "version",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "updatedAt",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "userErrors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "draftCallsSaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "draftCallsSaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6e541e5733641017f304f8354a3581ffaa3a87e0cc68ef0e150e516e1d7d6298",
    "metadata": {},
    "name": "draftCallsSaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "220a17d0312b586d9b3440318aa45cc9";

export default node;
