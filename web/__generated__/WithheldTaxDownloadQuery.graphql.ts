/**
 * @generated SignedSource<<ed1de313c1807781d02155d1141478b2>>
 * @relayHash 2a8fe86368680a7ad4a91e93a70e9215
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26418d5a2ab0d1368afd8e1baba4039b5046d6047a537432ed04d89403e61e7f

import type { ConcreteRequest } from 'relay-runtime';
export type BillWithholdingKind = "PPH23" | "PPH23_15" | "PPH4_2" | "PPH4_2_1_75" | "PPH4_2_2_65" | "PPH4_2_3_5" | "PPH4_2_4" | "PPH4_2_6" | "UMKM_FINAL";
export type WithheldTaxFilter = {
  entityId?: string | null | undefined;
  month?: string | null | undefined;
  search?: string | null | undefined;
  withholding?: BillWithholdingKind | null | undefined;
};
export type WithheldTaxDownloadQuery$variables = {
  filter: WithheldTaxFilter;
};
export type WithheldTaxDownloadQuery$data = {
  readonly organization: {
    readonly withheldTaxFile: {
      readonly file: {
        readonly content: string;
        readonly fileName: string;
      } | null | undefined;
      readonly userErrors: ReadonlyArray<{
        readonly message: string;
      }>;
    };
  };
};
export type WithheldTaxDownloadQuery = {
  response: WithheldTaxDownloadQuery$data;
  variables: WithheldTaxDownloadQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "filter"
  }
],
v1 = {
  "alias": null,
  "args": [
    {
      "kind": "Variable",
      "name": "filter",
      "variableName": "filter"
    }
  ],
  "concreteType": "WithheldTaxFileResult",
  "kind": "LinkedField",
  "name": "withheldTaxFile",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "WithheldTaxFile",
      "kind": "LinkedField",
      "name": "file",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fileName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "content",
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
          "name": "message",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": {
      "throwOnFieldError": true
    },
    "name": "WithheldTaxDownloadQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "WithheldTaxDownloadQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Organization",
        "kind": "LinkedField",
        "name": "organization",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "26418d5a2ab0d1368afd8e1baba4039b5046d6047a537432ed04d89403e61e7f",
    "metadata": {},
    "name": "WithheldTaxDownloadQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "1d2c2f413aaaa7c92df238c60d133ad6";

export default node;
