/**
 * @generated SignedSource<<057c7c10a06dd64f9cac82681a7b845b>>
 * @relayHash 0b79f17d2766a6693b67ee37fa94c49e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2f09cc8fc3d55b05d9428b35999f97e7038a65a92084d2536d1d800877bf7f1d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountPageQuery } from './BankAccountPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2f09cc8fc3d55b05d9428b35999f97e7038a65a92084d2536d1d800877bf7f1d",
    "metadata": {},
    "name": "BankAccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
