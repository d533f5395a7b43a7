/**
 * @generated SignedSource<<aa7041971a9d6a99878870f42d24a846>>
 * @relayHash 5b96e9972bf54da847ede6492d2698fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e726b17a679d0919062fbb15208dd68b7ebb879ee461881a587fcf4379e774f4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreditMemoPageQuery } from './CreditMemoPageQuery.graphql';

const node: PreloadableConcreteRequest<CreditMemoPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e726b17a679d0919062fbb15208dd68b7ebb879ee461881a587fcf4379e774f4",
    "metadata": {},
    "name": "CreditMemoPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
