/**
 * @generated SignedSource<<7fb8826afd66d36c18309016617db7a5>>
 * @relayHash d9aaa1e5c2c54675c6ee1b5cbcdfe4f0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c6aa3691bb2010b11ebeb5c2f80cbb6532d8bf1240959d22eae1d696f921eae

import type { ConcreteRequest } from 'relay-runtime';
export type DeleteFormDraftInput = {
  form: string;
  record?: string | null | undefined;
  version: number;
};
export type draftCallsDeleteMutation$variables = {
  input: DeleteFormDraftInput;
};
export type draftCallsDeleteMutation$data = {
  readonly deleteFormDraft: {
    readonly userErrors: ReadonlyArray<{
      readonly code: string;
    }>;
  } | null | undefined;
};
export type draftCallsDeleteMutation = {
  response: draftCallsDeleteMutation$data;
  variables: draftCallsDeleteMutation$variables;
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
    "name": "deleteFormDraft",
    "plural": false,
    "selections": [
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
    "name": "draftCallsDeleteMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "draftCallsDeleteMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "4c6aa3691bb2010b11ebeb5c2f80cbb6532d8bf1240959d22eae1d696f921eae",
    "metadata": {},
    "name": "draftCallsDeleteMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "061c2b1d9e20e0203c79e13118a35eb8";

export default node;
