/**
 * @generated SignedSource<<861c21b688034f0451b8c6c9f1ef2e33>>
 * @relayHash d5d1565f301cfc84db0642206feab084
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d2a7ce14ae219014a5be569a7755d144eb7f7e7132cefc1586669398f090cbe6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DepositsPageQuery } from './DepositsPageQuery.graphql';

const node: PreloadableConcreteRequest<DepositsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d2a7ce14ae219014a5be569a7755d144eb7f7e7132cefc1586669398f090cbe6",
    "metadata": {},
    "name": "DepositsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
